/**
 * The field into which a reader types while the search box loads. It is a text field of the page, so that every
 * keyboard and input method works as usual, and a phone shows its keyboard at the touch.
 */

const id = 'typing';

/** As in the search box. */
const longestQuery = 64;

const field = () => document.getElementById(id) as HTMLInputElement | null;

/** @param button the search button, which gives the field its name and gets the focus back */
export function startTyping(button: HTMLElement): void {
  if (!field()) {
    const input = document.createElement('input');
    input.id = id;
    input.ariaLabel = button.ariaLabel;
    document.body.append(input);
  }
  field()!.focus();
}

/** @returns what the reader has typed; the field is gone then */
export function takeTyped(): string {
  const input = field();
  input?.remove();
  return input?.value.slice(0, longestQuery) ?? '';
}
