/** A ref for what takes the place of a control that had the focus: without it a keyboard would begin at the top again. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
