import type { KnownCharge, ReturnStatus } from './payment-provider.ts'

/**
 * The meaning of the states of an immediate charge ("cob"), by their names in the PIX API of the central bank. Whether a charge was
 * paid follows from its payments, not from its state.
 */
export const cobMeans = {
  ATIVA: 'open',
  CONCLUIDA: 'open',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
} as const satisfies Record<string, KnownCharge['state']>
export type CobStatus = keyof typeof cobMeans

/** The meaning of the states of a return ("devolução"), by their names in the same API. */
export const devolucaoMeans = {
  EM_PROCESSAMENTO: 'processing',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
} as const satisfies Record<string, ReturnStatus>
export type DevolucaoStatus = keyof typeof devolucaoMeans
