/**
 * The field that readers type into while the search box loads. It's a text field, so every keyboard and input method
 * works as usual, and phones show their keyboard on the first tap.
 */

const id = 'typing';

const field = () => document.getElementById(id) as HTMLInputElement | null;

/** @param button the search button, whose name the field takes */
export function startTyping(button: HTMLElement): void {
  if (!field()) {
    const input = document.createElement('input');
    input.id = id;
    input.ariaLabel = button.ariaLabel;
    document.body.append(input);
  }
  field()!.focus();
}

/**
 * Removes the field.
 * @returns what the reader typed
 */
export function takeTyped(): string {
  const input = field();
  input?.remove();
  return input?.value ?? '';
}
