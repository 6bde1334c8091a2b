import { asKey } from './pasted.ts'

/** Brazilian tax numbers with their check digits: CPF of persons, CNPJ of companies (letters are allowed since July 2026). */

/**
 * A check digit modulo 11 over the characters' values (digit, or ASCII code − 48 for letters).
 *
 * @param weights one for each character; further characters are not read
 */
function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, place) => total + weight * (characters.charCodeAt(place) - 48), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** Weights of the first check digit; the second one's begin with one more, for the digit before it. */
const cpfWeights = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function hasCheckDigits(number: string, first: readonly number[], beginning: number): boolean {
  const one = checkDigit(number, first)
  const two = checkDigit(number, [beginning, ...first])
  return number.endsWith(`${one}${two}`)
}

/** Whether eleven digits are a CPF. Eleven equal digits have right check digits and are none. */
export const isCpf = (number: string): boolean =>
  /^[0-9]{11}$/.test(number) && !/^(.)\1*$/.test(number) && hasCheckDigits(number, cpfWeights, 11)

/** The CPF that begins with nine digits. */
export function cpfFrom(nine: string): string {
  const ten = `${nine}${checkDigit(nine, cpfWeights)}`
  return `${ten}${checkDigit(ten, [11, ...cpfWeights])}`
}

/** Whether fourteen characters are a CNPJ, of the old kind (digits) or the new (letters and digits). */
export const isCnpj = (number: string): boolean =>
  /^[0-9A-Z]{12}[0-9]{2}$/.test(number) && !/^(.)\1*$/.test(number) && hasCheckDigits(number, cnpjWeights, 6)

/** A tax number as people write it (`529.982.247-25`) without its signs; any other text as a key. */
export function tidyTaxNumber(written: string): string {
  const text = asKey(written)
  const bare = text.replace(/[.\-/ ]/g, '').toUpperCase()
  return isCpf(bare) || isCnpj(bare) ? bare : text
}

/** A CPF of which only the middle is shown, as banks do: `***.982.247-**`. */
export const maskedCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
