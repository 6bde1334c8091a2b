/** Letters and digits that are not mistaken for one another: without I, L, O, 0 and 1. */
export const tedLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The reference of a bank transfer as people read and write it: in three groups of four. */
export const writtenReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ')

const group = `([${tedLetters}]{4})`
const pattern = new RegExp(`(?<![A-Z0-9])${group}[ .-]?${group}[ .-]?${group}(?![A-Z0-9])`)

/**
 * The reference in a payer's text, whatever its spaces and the text around it.
 *
 * @returns upper-case letters and digits of the text if it has no reference, so that the operator still sees what was
 * written
 */
export function readReference(written: string): string {
  const text = written.toUpperCase()
  const found = pattern.exec(text)
  return found ? found.slice(1).join('') : text.replace(/[^A-Z0-9]/g, '').slice(0, 64)
}
