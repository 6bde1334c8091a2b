import fc from 'fast-check'
import { bringAllBack, requestTransfer } from '#gateway/money/vendor-wallets/request.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import { minutes } from '#tests/support/clock.ts'
import { type VendorAnswer, vendorAnswers } from './funds-oracle.ts'
import type { MemberOracle } from './member-oracle.ts'
import { type MemberReal, vendor } from './member-real.ts'
import { amount, ask, atOnce, key, type MemberCommand, member, remember, step } from './member-steps.ts'

const direction = fc.constantFrom('in', 'out')
const vendorAnswer = fc.constantFrom(...vendorAnswers)

/** Runs the job of transfers when all whose outcome is not known are to be asked about. */
export async function askVendor(model: MemberOracle, real: MemberReal, answer: VendorAnswer, isTwice = false) {
  real.clock.advance(minutes(11))
  real.says.vendor = answer
  model.funds.take(0, answer)
  await atOnce(isTwice, () => askAboutTransfers(real.deps, real.vendors))
}

/** Money goes to the wallet that the vendor keeps, and comes back. */
export const fundsCommands: fc.Arbitrary<MemberCommand>[] = [
  fc.tuple(member, direction, amount, key, vendorAnswer).map(([of, way, sum, name, answer]) =>
    step(`transfer(${of}, ${way}, ${sum}, ${name}, ${answer})`, async (model, real) => {
      real.says.vendor = answer
      const before = model.funds.all.length
      const asked = { of, key: name, body: `transfer ${way} ${sum}` }
      const request = ask(
        { model, real },
        asked,
        () => model.funds.ask(of, way, sum),
        async (owner) => {
          const order = { ...owner, vendor, direction: way, amount: sum }
          remember(real.vendorTransfers, (await requestTransfer(real.deps, real.vendors, order)).transferId)
        },
      )
      model.funds.take(before, answer)
      await request()
    }),
  ),
  fc.tuple(member, key, vendorAnswer).map(([of, name, answer]) =>
    step(`bringBack(${of}, ${name}, ${answer})`, async (model, real) => {
      real.says.vendor = answer
      const before = model.funds.all.length
      const asked = { of, key: name, body: 'back' }
      const request = ask(
        { model, real },
        asked,
        () => model.funds.bringBack(of),
        async (owner) => {
          const { list } = await bringAllBack(real.deps, real.vendors, owner)
          for (const { transferId } of list) remember(real.vendorTransfers, transferId)
        },
      )
      model.funds.take(before, answer)
      await request()
    }),
  ),
  fc
    .tuple(vendorAnswer, fc.boolean())
    .map(([answer, isTwice]) =>
      step(`askVendor(${answer}, ${isTwice})`, (model, real) => askVendor(model, real, answer, isTwice)),
    ),
]
