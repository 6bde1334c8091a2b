import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { callsToVendor } from '#contract/vendor/registry.ts'
import { type PartyOptions, serveParty } from './http-party.ts'

/**
 * The vendor's side of the protocol while the suite plays a vendor: it opens every launch, and keeps the token. Its wallet gives back whatever
 * it is asked for, because the cases report what was played.
 */
export interface SuiteVendor {
  /** Where the platform has to find it. */
  readonly url: string
  /** The token of the last launch. @throws if the platform has asked for none since the last time */
  takeToken(): string
  close(): Promise<void>
}

export async function startSuiteVendor(options: PartyOptions): Promise<SuiteVendor> {
  let launched: string | undefined
  /** Of all players, and what was moved by each transfer. */
  let kept = 0n
  const moved = new Set<string>()
  const { url, close } = await serveParty(options, answerTo)
  return {
    url,
    close,
    takeToken() {
      if (launched === undefined) throw new Error(`The platform opened the game without asking the vendor at ${url}`)
      const token = launched
      launched = undefined
      return token
    },
  }

  function answerTo(path: string, body: unknown): VendorAnswer {
    const { health, games, launch, round, roundStatus, walletIn, walletOut, walletBalance, walletStatus } =
      callsToVendor
    switch (path) {
      case health.path:
        return { code: 'ok', value: { open: true } }
      case games.path:
        return { code: 'ok', value: { games: [], more: false } }
      case launch.path:
        launched = launch.request.create(body).token
        // Nobody looks at the page.
        return { code: 'ok', value: { url: `${url}/game/#1`, frame: true } }
      case walletIn.path:
      case walletOut.path: {
        const { reference, amount } = walletIn.request.create(body)
        if (!moved.has(reference)) kept += path === walletIn.path ? amount : -amount
        moved.add(reference)
        return { code: 'ok', value: { balance: kept } }
      }
      case walletBalance.path:
        return { code: 'ok', value: { balance: kept } }
      case walletStatus.path:
        // Every transfer was answered, so the suite is asked about none that it has not carried out.
        return moved.has(walletStatus.request.create(body).reference)
          ? { code: 'ok', value: { balance: kept } }
          : refusalAnswer('busy')
      case round.path:
      case roundStatus.path:
        return refusalAnswer('unknown_round')
      default:
        return refusalAnswer('unknown_call')
    }
  }
}
