import { createHash } from 'node:crypto'
import { cpfFrom, isCnpj, isCpf } from '#lib/tax-number.ts'

export interface KeyOwner {
  /** Tax number of a person; a company's key has none. */
  readonly cpf: string
  readonly name: string
}

/** The member for whom the owner of an account is asked for. */
export interface Asking {
  /** Null if it is not known. */
  readonly cpf: string | null
  readonly name: string
}

/**
 * The port to the directory of PIX keys (DICT), which names the owner of a key. Money is paid only to keys of the member's own tax
 * number (Portaria 615/2024).
 */
export interface KeyDirectory {
  /**
   * @param key in the spelling of the directory
   * @param asking the member for whom it is asked; only the sandbox uses it
   * @returns undefined if nobody has the key
   * @throws if the directory does not answer
   */
  ownerOf(key: string, asking: Asking): Promise<KeyOwner | undefined>
}

/** An e-mail address whose domain the sandbox's directory does not know. */
const unknownDomain = '@unknown.example'

/**
 * A directory without a bank behind it. A tax number is the key of its owner, and an e-mail address whose name is a tax number
 * (`52998224725@pix.example`) belongs to that person, so that another person's key can be tried. Every other key is the member's own, who
 * gets a tax number made from it if theirs is not known. Keys of companies and addresses of `unknown.example` are unknown.
 */
export const sandboxDirectory: KeyDirectory = {
  ownerOf: async (key, { cpf, name }) => {
    const [owner = ''] = key.split('@')
    if (isCpf(owner) && (key === owner || key.endsWith('@pix.example'))) return { cpf: owner, name }
    if (isCnpj(key) || key.endsWith(unknownDomain)) return undefined
    return { cpf: cpf ?? inventedCpf(key), name }
  },
}

/** The same for the same key. */
function inventedCpf(key: string): string {
  const digest = createHash('sha256').update(`pix key ${key}`).digest()
  return cpfFrom([...digest.subarray(0, 9)].map((byte) => byte % 10).join(''))
}
