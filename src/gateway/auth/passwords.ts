import { hash, verify } from '@node-rs/argon2'

/** Hashes and compares passwords; a port so that tests can count the operations. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password; without a stored hash it takes the same time and is false too. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Compared with where an account does not exist. Nobody knows a password for it: it was random and is gone. */
let nobody: Promise<string> | undefined

/** Letters that look alike to a person but are written in two ways (é) count as the same. Nothing is trimmed. */
const canonical = (password: string) => password.normalize('NFC')

export const argonHasher: PasswordHasher = {
  hash: (password) => hash(canonical(password), cost),
  async verify(stored, password) {
    nobody ??= hash(crypto.randomUUID(), cost)
    const matches = await verify(stored ?? (await nobody), canonical(password))
    return matches && stored !== null
  },
}
