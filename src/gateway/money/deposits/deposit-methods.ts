import { array, boolean, enums, type Infer, integer, max, min, refine, size, type } from 'superstruct'
import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { feeOf } from '#lib/fee.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import type { PaymentProvider } from './payment-provider.ts'

const MethodRules = type({
  enabled: boolean(),
  minimum: Digits,
  maximum: Digits,
  suggested: size(array(Digits), 0, 12),
  /** The fee: a fixed part, and hundredths of a per cent of the received amount. */
  feeFixed: Digits,
  feeBasisPoints: max(min(integer(), 0), 9_999),
  /** Who pays the fee. The house pays it with the provider's invoice, outside the ledger. */
  feeBearer: enums(['player', 'house']),
  /** After how many minutes the money usually arrives; 0: at once. */
  arrivesMinutes: min(integer(), 0),
})
type MethodRules = Infer<typeof MethodRules>

/** The smallest deposit must be larger than its fee. Then every larger amount is too. */
const LastingRules = refine(
  MethodRules,
  'a minimum above its fee',
  (rules) => BigInt(rules.minimum) > feeOf(BigInt(rules.minimum), termsOf(rules)),
)

/** The member's fee by the operator's rules. */
function termsOf({ feeBearer, feeFixed, feeBasisPoints }: MethodRules) {
  return feeBearer === 'player' ? { feeFixed: BigInt(feeFixed), feeBasisPoints } : { feeFixed: 0n, feeBasisPoints: 0 }
}

/** The operator's rules for each deposit method (product rules 10.44 to 10.49). */
export const depositMethodSetting = defineSetting(
  'depositMethods',
  type({ pix: LastingRules, ted: LastingRules, card: LastingRules }),
  {
    pix: {
      enabled: true,
      minimum: '1000',
      maximum: '1000000',
      suggested: ['2000', '5000', '10000', '20000', '50000'],
      feeFixed: '0',
      feeBasisPoints: 0,
      feeBearer: 'house',
      arrivesMinutes: 0,
    },
    ted: {
      enabled: false,
      minimum: '5000',
      maximum: '5000000',
      suggested: ['10000', '20000', '50000', '100000', '200000'],
      feeFixed: '0',
      feeBasisPoints: 0,
      feeBearer: 'house',
      arrivesMinutes: 120,
    },
    card: {
      enabled: false,
      minimum: '2000',
      maximum: '500000',
      suggested: ['2000', '5000', '10000', '20000', '50000'],
      feeFixed: '0',
      feeBasisPoints: 350,
      feeBearer: 'player',
      arrivesMinutes: 1,
    },
  },
)

/** Whether the law of the market allows a deposit method. */
const isLawful = ({ depositMethods }: Jurisdiction, method: string): boolean => depositMethods.includes(method)

/**
 * The deposit methods of an account: those that have a provider in its currency, that the law of the market allows and
 * that the operator has switched on.
 */
export async function offeredMethods(
  on: Executor,
  providers: readonly PaymentProvider[],
  jurisdiction: Jurisdiction,
  currency: string,
): Promise<OfferedMethod[]> {
  const { rules } = await readSettings(on, { rules: depositMethodSetting })
  return providers
    .filter((provider) => provider.currency === currency && isLawful(jurisdiction, provider.method))
    .filter(({ method }) => rules[method].enabled)
    .map(({ method, sandbox }) => {
      const { minimum, maximum, suggested, arrivesMinutes } = rules[method]
      return {
        method,
        currency,
        minimum: BigInt(minimum),
        maximum: BigInt(maximum),
        suggested: suggested.map(BigInt),
        ...termsOf(rules[method]),
        arrivesMinutes,
        sandbox: sandbox !== undefined,
      }
    })
}
