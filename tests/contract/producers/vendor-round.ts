import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { connectVendor, fakeVendor, vendorPlayer } from '#tests/support/vendor.ts'

/** The vendor that producers play at; a gateway that uses them is given its client. */
export const vendorOfProducers = fakeVendor()

/** A round that a member has played at a vendor. */
export async function vendorRound(gateway: TestGateway) {
  const { database } = gateway.deps
  if ((await database.query('SELECT FROM vendor_link')).length === 0) await connectVendor(gateway)
  const { token } = await fundedMember(gateway, 50_00n)
  const player = await vendorPlayer(gateway, vendorOfProducers, token)
  const reference = crypto.randomUUID()
  await player.betwin(crypto.randomUUID(), 100n, 0n, reference)
  const [round] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM round WHERE reference = :reference', {
    reference,
  })
  return { input: { roundId: String(round?.id), language: 'pt' }, token }
}
