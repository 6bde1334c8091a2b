let current: string | undefined

/** Keeps the operator's time zone as the gateway says it; it may be another one than when the page was built. */
export function keepOperatorZone(timeZone: string): void {
  current = timeZone
}

/**
 * The operator's time zone (IANA), in which everything is filtered and shown (product rule 14.5): the gateway's, until it has
 * answered that of the page. Undefined where there is no page.
 */
export function operatorZone(): string | undefined {
  const { dataset } = globalThis.document?.documentElement ?? {}
  return current ?? dataset?.zone?.split(' ')[0]
}
