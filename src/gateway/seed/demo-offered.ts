import type { OfferFile } from '#gateway/rewards/bonuses/terms.ts'
import type { FreeOfferFile } from '#gateway/rewards/free-offers/terms.ts'
import type { PromotionFile, PromotionRules } from '#gateway/rewards/promotions/rules.ts'

const dayMs = 24 * 60 * 60 * 1000

const offer: OfferFile = {
  name: 'demo-deposit',
  currency: 'BRL',
  titles: { pt: 'Bônus de depósito', en: 'Deposit bonus' },
  terms: {
    amount: '10000',
    times: 10,
    weights: { categories: { RNG: 100, FISH: 50, LIVE: 10 }, default: 0 },
    maxBet: '2000',
    maxWinTimes: 5,
    days: 14,
    spend: 'real-first',
    endsOnWithdrawal: false,
    onePerPerson: false,
  },
}

/** The bonus of a gift. It runs beside the bonus that the house gave. */
const spare: OfferFile = {
  ...offer,
  name: 'demo-spare',
  titles: { pt: 'Bônus de aniversário', en: 'Birthday bonus' },
  terms: { ...offer.terms, amount: '1000', maxBet: null },
}

export const demoOffers = [offer, spare]

/** Free rounds for two games of the house. */
export const demoFreeOffer: FreeOfferFile = {
  name: 'demo-free',
  currency: 'BRL',
  titles: { pt: 'Rodadas da casa', en: 'Rounds on the house' },
  terms: { games: [1006, 1007], rounds: 10, stake: '100', days: 7 },
}

const rules: PromotionRules = {
  cash: null,
  countries: null,
  onePerPerson: false,
  joinFrom: null,
  joinUntil: null,
  days: 7,
}
const deposit = { percent: 50, minimum: '5000', firstOnly: false }

type Text = readonly [title: string, summary: string, terms: string]
const textOf = ([title, summary, terms]: Text) => ({ title, summary, terms })
const file = (rest: Omit<PromotionFile, 'currency' | 'texts'>, pt: Text, en: Text): PromotionFile => ({
  ...rest,
  currency: 'BRL',
  texts: { pt: textOf(pt), en: textOf(en) },
})

/** The promotions of the demonstration. Members can join the last one five days after `now`. */
export const offeredPromotions = (now: Date): readonly PromotionFile[] => [
  file(
    {
      name: 'demo-half',
      announcement: 'half',
      kind: 'deposit_bonus',
      offer: offer.name,
      rules: { ...rules, deposit },
    },
    [
      '50% a mais',
      'Metade do valor do seu próximo depósito vem em bônus.',
      'Entre antes de depositar. Cada participação vale para um depósito.',
    ],
    [
      '50% on top',
      'Half of your next deposit comes on top, as a bonus.',
      'Join before you deposit. Each time you join counts for one deposit.',
    ],
  ),
  file(
    {
      name: 'demo-first',
      kind: 'deposit_bonus',
      offer: offer.name,
      rules: { ...rules, deposit: { ...deposit, percent: 100, firstOnly: true } },
    },
    [
      'Primeiro depósito em dobro',
      'Um bônus do mesmo valor do seu primeiro depósito.',
      'Só para quem nunca depositou.',
    ],
    ['First deposit doubled', 'A bonus as large as your first deposit.', 'Only for those who have never deposited.'],
  ),
  file(
    { name: 'demo-thanks', kind: 'gift', rules: { ...rules, cash: '1500' } },
    [
      'Obrigado por jogar',
      'Um presente da casa, direto no seu saldo.',
      'Resgate em até sete dias. Não há nada a apostar.',
    ],
    [
      'Thank you for playing',
      'A gift from the house, straight to your balance.',
      'Claim it within seven days. There is nothing to wager.',
    ],
  ),
  file(
    { name: 'demo-birthday', kind: 'gift', offer: spare.name, rules },
    [
      'Feliz aniversário',
      'Um bônus de R$ 10,00 no seu aniversário.',
      'Resgate em até sete dias. Depois valem as regras do bônus.',
    ],
    [
      'Happy birthday',
      'A bonus of R$ 10.00 on your birthday.',
      'Claim it within seven days. After that, the terms of the bonus apply.',
    ],
  ),
  file(
    { name: 'demo-rounds', kind: 'gift', freeRounds: demoFreeOffer.name, rules },
    [
      'Rodadas da casa',
      'Dez rodadas grátis por nossa conta.',
      'Resgate em até sete dias e jogue em mais sete. O ganho vai para o seu saldo.',
    ],
    [
      'Rounds on the house',
      'Ten free rounds, paid by us.',
      'Claim within seven days, and play within another seven. What you win goes to your balance.',
    ],
  ),
  file(
    {
      name: 'demo-rounds-in',
      announcement: 'rounds',
      kind: 'deposit_bonus',
      freeRounds: demoFreeOffer.name,
      rules: { ...rules, deposit: { ...deposit, percent: null } },
    },
    [
      'Deposite e jogue de graça',
      'Seu próximo depósito traz dez rodadas grátis.',
      'Entre antes de depositar. O ganho vai para o seu saldo.',
    ],
    [
      'Deposit and play for free',
      'Your next deposit brings ten free rounds.',
      'Join before you deposit. What you win goes to your balance.',
    ],
  ),
  file(
    { name: 'demo-story', announcement: 'story', kind: 'application', rules: { ...rules, cash: '1000' } },
    [
      'Conte sua melhor rodada',
      'Mande uma imagem e conte como foi.',
      'Uma pessoa da casa lê cada pedido. Quem for aprovado resgata R$ 10,00.',
    ],
    [
      'Tell us about your best round',
      'Send a picture and tell us how it went.',
      'Somebody from the house reads each application. If it is approved, you claim R$ 10.00.',
    ],
  ),
  file(
    {
      name: 'demo-soon',
      kind: 'deposit_bonus',
      offer: offer.name,
      rules: { ...rules, deposit, joinFrom: new Date(now.getTime() + 5 * dayMs).toISOString() },
    },
    ['Fim de semana das araras', 'Começa em poucos dias.', 'As inscrições abrem na data indicada.'],
    ['Macaw weekend', 'It begins in a few days.', 'You can join from the date shown.'],
  ),
]

/** Starts later than the other promotions. Maria has lost all her rounds since then. */
export const cashBack: PromotionFile = file(
  {
    name: 'demo-back',
    kind: 'cash_back',
    rules: { ...rules, cashBack: { period: 'day', rate: 500, categories: null, minimum: '100', cap: '5000' } },
  },
  [
    'Cashback do dia',
    'Cinco por cento do que você perder no dia voltam para você.',
    'Conta só o seu próprio dinheiro, dia a dia. Resgate em até sete dias.',
  ],
  [
    'Daily cashback',
    'Five per cent of what you lose in a day comes back to you.',
    'Only your own money counts, day by day. Claim within seven days.',
  ],
)
