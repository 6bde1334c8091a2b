import { argonHasherOf } from '#gateway/account/auth/passwords.ts'

/** Hashes passwords as ever, with the least work the package takes: for tests that are about something else. */
export const cheapHasher = argonHasherOf({ memoryCost: 8, timeCost: 1, parallelism: 1 })
