import type { InputHTMLAttributes } from 'react'
import { asCode, withoutMarks } from '#lib/pasted.ts'

type Input = InputHTMLAttributes<HTMLInputElement>

/**
 * Props of a text field that keeps no mark that nobody sees. The text is cut to its longest length only afterwards: a
 * browser would cut what is pasted before.
 *
 * @param isCode spaces and hyphens between the digits of a code go too
 */
export function pastedInput({ maxLength, onChange, ...input }: Input, isCode = false): Input {
  return {
    ...input,
    ...(onChange && {
      onChange: (event) => {
        const { target } = event
        const text = (isCode ? asCode : withoutMarks)(target.value).slice(0, maxLength)
        // Without a difference the caret stays where it is.
        if (text !== target.value) target.value = text
        onChange(event)
      },
    }),
  }
}

/** As `pastedInput`, for a password: it stays as it is, unless it consists of digits, as the withdraw password does. */
export const pastedPassword = (input: Input): Input =>
  input.inputMode === 'numeric' ? pastedInput(input, true) : input
