import { hash, verify } from '@node-rs/argon2'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'

/** Hashes and compares passwords; tests replace it to count the operations. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password. Without a stored hash it takes the same time and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Cost of a hash: memory in KiB, passes, lanes. */
interface Cost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id.
 */
const full: Cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Comparisons at once. More would fill Node's four threads, which also read files and names, and 19 MiB each; the others wait,
 * for as long as an answer may take.
 */
const line = fairQueue({ atOnce: 3, waiting: 300, patience: 4_000 })

/** Characters with two encodings (é) become equal. Spaces at the ends stay. */
const canonical = (password: string) => password.normalize('NFC')

/**
 * Argon2id. A hash contains its cost, so hashes of another cost can be verified too.
 *
 * @param cost the full cost, except in tests of other things
 */
export function argonHasherOf(cost: Cost): PasswordHasher {
  /** Hash to compare if an account does not exist. Its random password was never stored. */
  let unusedHash: Promise<string> | undefined
  return {
    hash: (password) => line.take('all', () => hash(canonical(password), cost)),
    verify: (stored, password) =>
      line.take('all', async () => {
        unusedHash ??= hash(crypto.randomUUID(), cost)
        const matches = await verify(stored ?? (await unusedHash), canonical(password))
        return matches && stored !== null
      }),
  }
}

export const argonHasher: PasswordHasher = argonHasherOf(full)
