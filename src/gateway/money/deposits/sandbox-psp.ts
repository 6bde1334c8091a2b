import type { CobStatus, DevolucaoStatus } from './pix-states.ts'
import { keepNewest } from './sandbox-memory.ts'

/**
 * The cents of an amount decide what the sandbox's payer, bank and provider do, so that every fate of a deposit can be seen:
 * `.91` another person pays; `.92` one real less is paid; `.93` the code is paid twice. Only with PIX: `.94` the provider removes the
 * charge; `.95` another person pays, and the first return fails; `.97` the same, and it is sent back after a while.
 */
const fates = {
  91: 'somebody-else',
  92: 'less',
  93: 'twice',
  94: 'removed',
  95: 'return-fails',
  97: 'return-waits',
} as const
type SandboxFate = (typeof fates)[keyof typeof fates]

/** Undefined if everything succeeds. @param amount minor units */
export const sandboxFate = (amount: bigint): SandboxFate | undefined =>
  (fates as Readonly<Record<string, SandboxFate>>)[(amount % 100n).toString()]

/** An immediate charge, with the fields of the central bank's PIX API that are needed here. */
export interface Cob {
  readonly txid: string
  readonly status: CobStatus
  readonly calendario: { readonly criacao: string /** Seconds. */; readonly expiracao: number }
  readonly pixCopiaECola: string
}

/** A return of a payment, or of a part of it. */
interface Devolucao {
  readonly id: string
  readonly endToEndId: string
  /** Minor units. */
  readonly amount: bigint
  readonly status: DevolucaoStatus
}

type NewCob = Omit<Cob, 'status'> & { /** Minor units. */ readonly amount: bigint }

/** The sandbox's payment service provider: it answers about charges and returns in the format of the PIX API. */
export function sandboxPsp() {
  const cobs = new Map<string, Cob>()
  const devolucoes = new Map<string, Devolucao>()

  function firstStatus({ endToEndId, amount }: Pick<Devolucao, 'endToEndId' | 'amount'>): DevolucaoStatus {
    const fate = sandboxFate(amount)
    const isFirst = [...devolucoes.values()].every((one) => one.endToEndId !== endToEndId)
    if (fate === 'return-fails' && isFirst) return 'NAO_REALIZADO'
    return fate === 'return-waits' ? 'EM_PROCESSAMENTO' : 'DEVOLVIDO'
  }

  return {
    /** Opens a charge, once per `txid`. */
    putCob({ amount, ...cob }: NewCob): Cob {
      const status = sandboxFate(amount) === 'removed' ? 'REMOVIDA_PELO_PSP' : 'ATIVA'
      return cobs.get(cob.txid) ?? keepNewest(cobs, cob.txid, { ...cob, status })
    },
    getCob: (txid: string): Cob | undefined => cobs.get(txid),
    /** Sends a payment back, once per `id`: a return that failed is sent again under another one. */
    putDevolucao: (asked: Omit<Devolucao, 'status'>): Devolucao =>
      devolucoes.get(asked.id) ?? keepNewest(devolucoes, asked.id, { ...asked, status: firstStatus(asked) }),
    /** The state of a return. A return under way has arrived at the next question. */
    getDevolucao(id: string): Devolucao | undefined {
      const known = devolucoes.get(id)
      if (known?.status === 'EM_PROCESSAMENTO') devolucoes.set(id, { ...known, status: 'DEVOLVIDO' })
      return known
    },
    /** The returned amount of a payment, including returns under way, in minor units. */
    sentBack: (endToEndId: string): bigint =>
      [...devolucoes.values()]
        .filter((one) => one.endToEndId === endToEndId && one.status !== 'NAO_REALIZADO')
        .reduce((sum, { amount }) => sum + amount, 0n),
  }
}
