import { asKey } from './pasted.ts'
import type { CryptoKind } from './payout-kinds.ts'

/** The shapes of addresses. The gateway also checks their check sum. */
const shapes: Readonly<Record<CryptoKind, RegExp>> = {
  usdt_tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  usdt_ethereum: /^0x[0-9a-fA-F]{40}$/,
  bitcoin: /^([13][1-9A-HJ-NP-Za-km-z]{24,34}|bc1[0-9a-z]{8,87}|BC1[0-9A-Z]{8,87})$/,
}

/** An address as people paste it, in one piece. */
export const tidyCryptoAddress = (written: string): string => asKey(written).replaceAll(' ', '')

/** Whether an address may be one of a kind. */
export const hasShape = (kind: CryptoKind, address: string): boolean => shapes[kind].test(address)

/** The part of an address that its owner needs to recognise it: `TR7N***Lj6t`. */
export const maskedCryptoAddress = (address: string): string => `${address.slice(0, 4)}***${address.slice(-4)}`
