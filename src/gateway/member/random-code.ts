import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for others: 31 of them, so eight are some 850 thousand million codes. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const letters = 8

/** A code for an invitation that nobody can guess. */
export function randomCode(): string {
  return Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('')
}
