import { isCpf } from '#lib/tax-number.ts'

export interface KeyOwner {
  /** Tax number of a person; a company's key has none. */
  readonly cpf: string
  readonly name: string
}

/**
 * The port to the directory of PIX keys (DICT), which names the owner of a key. Money is paid only to keys of the member's own tax
 * number (Portaria 615/2024).
 */
export interface KeyDirectory {
  /**
   * @param key in the spelling of the directory
   * @returns undefined if nobody has the key
   * @throws if the directory does not answer
   */
  ownerOf(key: string): Promise<KeyOwner | undefined>
}

/**
 * A directory without a bank behind it: a tax number is the key of its owner, and an e-mail address whose name is a tax
 * number (`52998224725@pix.example`) belongs to that person. Any other key is unknown.
 */
export const sandboxDirectory: KeyDirectory = {
  ownerOf: async (key) => {
    const [cpf = ''] = key.split('@')
    const isKnown = isCpf(cpf) && (key === cpf || key.endsWith('@pix.example'))
    return isKnown ? { cpf, name: 'SANDBOX' } : undefined
  },
}
