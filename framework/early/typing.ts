/**
 * The field that readers type into while the search box loads. It's a text field, so every keyboard and input method
 * works as usual, and phones show their keyboard on the first tap.
 */

const id = 'typing';

const field = () => document.getElementById(id) as HTMLInputElement | null;

/** @param button the search button, whose name the field takes, and which gets the focus again when Escape calls the search off */
export function startTyping(button: HTMLElement): void {
  if (!field()) {
    const input = document.createElement('input');
    input.id = id;
    input.ariaLabel = button.ariaLabel;
    input.onkeydown = ({key}) => {
      if (key === 'Escape') {
        input.remove();
        button.ariaBusy = null;
        button.focus();
      }
    };
    document.body.append(input);
  }
  field()!.focus();
}

/**
 * Removes the field.
 * @returns what the reader typed; nothing if the reader has called the search off
 */
export function takeTyped(): string | undefined {
  const input = field();
  input?.remove();
  return input?.value;
}
