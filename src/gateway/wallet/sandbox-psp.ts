import { keepNewest } from './keep-newest.ts'
import type { CobStatus, DevolucaoStatus } from './pix-states.ts'
import { sandboxFate } from './sandbox-fates.ts'

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
