// Check digits of branches and accounts, for the banks that publish how they make them. Others are known by form only.

/** Digits times their weights, summed up. */
const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** @param ten the character that a bank writes for a check digit of ten */
function modulo11(digits: string, weights: readonly number[], ten: string): string {
  const rest = (11 - (weighed(digits, weights) % 11)) % 11
  return rest === 10 ? ten : String(rest)
}

/** Weights 2, 1, 2, …; a product of two digits counts as their sum (as in card numbers). */
function modulo10(digits: string): string {
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Only the last digit of each product counts. */
function lastDigits(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + ((weight * Number(digits[place])) % 10), 0)
  return String((10 - (sum % 10)) % 10)
}

const branchWeights = [5, 4, 3, 2]
const caixaWeights = [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit of a branch of four digits; undefined if the bank's branches have none, or its rule is not public. */
export function branchDigit(bank: string, branch: string): string | undefined {
  if (bank === '001') return modulo11(branch, branchWeights, 'X')
  return bank === '237' ? modulo11(branch, branchWeights, 'P') : undefined
}

/**
 * The check digit of an account; undefined if the bank's rule is not public, or is not for accounts of this length.
 *
 * @param account digits without the check digit; those of Caixa begin with the operation
 */
export function accountDigit(bank: string, branch: string, account: string): string | undefined {
  const padded = (length: number) => (account.length <= length ? account.padStart(length, '0') : undefined)
  switch (bank) {
    case '001': {
      const digits = padded(8)
      return digits && modulo11(digits, [9, 8, 7, 6, 5, 4, 3, 2], 'X')
    }
    case '033': {
      const digits = padded(8)
      return digits && lastDigits(`${branch}00${digits}`, [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3])
    }
    case '104':
      // The newer accounts are longer, and their rule is not public.
      return account.length === 11 ? String(((weighed(branch + account, caixaWeights) * 10) % 11) % 10) : undefined
    case '237': {
      const digits = padded(7)
      return digits && modulo11(digits, [2, 7, 6, 5, 4, 3, 2], 'P')
    }
    case '341': {
      const digits = padded(5)
      return digits && modulo10(branch + digits)
    }
    default:
      return undefined
  }
}
