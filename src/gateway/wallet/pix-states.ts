import type { KnownCharge, ReturnStatus } from './payment-provider.ts'

/**
 * What the states of an immediate charge ("cob") mean here, by their names in the PIX API of the central bank. Whether a charge was
 * paid is told by its payments, not by its state.
 */
export const cobMeans = {
  ATIVA: 'open',
  CONCLUIDA: 'open',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
} as const satisfies Record<string, KnownCharge['state']>
export type CobStatus = keyof typeof cobMeans

/** What the states of a return ("devolução") mean here, by their names in the same API. */
export const devolucaoMeans = {
  EM_PROCESSAMENTO: 'processing',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
} as const satisfies Record<string, ReturnStatus>
export type DevolucaoStatus = keyof typeof devolucaoMeans
