import { hash, verify } from '@node-rs/argon2'

/** Hashes and compares passwords; a port so that tests can count the operations. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password; without a stored hash it takes the same time and is false too. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** What one hash takes: KiB of memory, passes over it, lanes. */
interface Cost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id. */
const full: Cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Letters that look alike to a person but are written in two ways (é) count as the same. Nothing is trimmed. */
const canonical = (password: string) => password.normalize('NFC')

/**
 * Argon2id. A hash says what it took, so those of another cost can be verified too.
 *
 * @param cost the full one unless a test is about something else than passwords
 */
export function argonHasherOf(cost: Cost): PasswordHasher {
  /** Compared with where an account does not exist. Nobody knows a password for it: it was random and is gone. */
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => hash(canonical(password), cost),
    async verify(stored, password) {
      nobody ??= hash(crypto.randomUUID(), cost)
      const matches = await verify(stored ?? (await nobody), canonical(password))
      return matches && stored !== null
    },
  }
}

export const argonHasher: PasswordHasher = argonHasherOf(full)
