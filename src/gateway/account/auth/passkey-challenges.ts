import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'

/** Milliseconds within which a device has to answer: unlocking a phone beside the computer takes a while. */
export const challengeTime = 5 * 60_000

/** Creates the challenge that a device signs. @param memberId the member who adds a passkey; left out for a login */
export async function makeChallenge(on: Executor, now: Date, memberId?: bigint): Promise<string> {
  const challenge = newToken()
  await on.query(
    'INSERT INTO passkey_challenge (challenge_hash, member_id, expires_at) VALUES (:challengeHash, :memberId, :expiresAt)',
    {
      challengeHash: hashToken(challenge),
      memberId: memberId ?? null,
      expiresAt: new Date(now.getTime() + challengeTime),
    },
  )
  return challenge
}

/**
 * Uses a challenge up. If two answers come at once, the second waits for the first and finds nothing.
 *
 * @param memberId the same value as at its creation
 * @returns whether it was one of ours, for this member, and not too old
 */
export async function takeChallenge(
  on: Executor,
  now: Date,
  challenge: string,
  memberId: bigint | undefined,
): Promise<boolean> {
  const taken = await on.query(
    `DELETE FROM passkey_challenge
     WHERE challenge_hash = :challengeHash AND expires_at > :now AND member_id IS NOT DISTINCT FROM :memberId::bigint RETURNING expires_at`,
    { challengeHash: hashToken(challenge), now, memberId: memberId ?? null },
  )
  return taken.length > 0
}

/** Deletes challenges without an answer. */
export async function forgetPasskeyChallenges(on: Executor, now: Date): Promise<void> {
  await purge(on, 'passkey_challenge', 'expires_at <= :now', { now })
}
