import type { GatewayConfig } from '#gateway/config.ts'

/** `npm start` and `npm run dev` let the demo members play where there are demo accounts, unless `DEMO_LIFE` says something. */
export function withDemoLife(config: GatewayConfig, { DEMO_LIFE }: Readonly<Record<string, string | undefined>>) {
  return DEMO_LIFE ? config : { ...config, demoLife: config.seedDemo }
}
