/** A ref for an element that replaces a focused control. It takes the focus; otherwise the keyboard would begin at the top again. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
