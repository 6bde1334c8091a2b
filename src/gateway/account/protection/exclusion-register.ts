import type { GatewayConfig } from '#gateway/config.ts'

/**
 * The port to a public register of persons who are excluded from betting (Brazil: SIGAP, Portaria SPA/MF 2.579/2025).
 */
export interface ExclusionRegister {
  /**
   * @param cpf 11 digits
   * @throws if the register does not answer
   */
  isExcluded(cpf: string): Promise<boolean>
}

/** A register for demonstrations. It names these two persons. */
export const sandboxExcluded: readonly string[] = ['11144477735', '12345678909']

const sandboxRegister: ExclusionRegister = { isExcluded: async (cpf) => sandboxExcluded.includes(cpf) }

/** Without an adapter the register cannot be asked. If the law requires it, nobody can register then. */
const noRegister: ExclusionRegister = {
  isExcluded: () => Promise.reject(new Error('There is no exclusion register')),
}

export const configuredRegister = ({ demonstration }: Pick<GatewayConfig, 'demonstration'>): ExclusionRegister =>
  demonstration ? sandboxRegister : noRegister
