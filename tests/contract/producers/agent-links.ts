import { defaultRegisterRules, registerSetting } from '#gateway/account/auth/register-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { agentWithLink, changeLink, chrome, linkOf, linkRequest, putDeep } from '#tests/support/agent-links.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow } from '#tests/support/line.ts'
import { type Person, registerMember, registration } from '#tests/support/people.ts'
import type { CallProducers, Prepared, Producers } from './producer.ts'

/** An agent's call that must happen once. */
const asAgent = (owner: Pick<Person, 'token'>, input: object): Prepared => ({
  input,
  token: owner.token,
  key: crypto.randomUUID(),
})

const wish = async (gateway: TestGateway, changed: object = {}) => asAgent(await agent(gateway), linkRequest(changed))

const form = (changed: object = {}) => {
  const { username, password, confirmPassword } = registration()
  return { username, password, confirmPassword, kind: 'member', rate: 50, ...changed }
}
const opening = async (gateway: TestGateway, changed: object = {}) => asAgent(await agent(gateway), form(changed))

async function deep(gateway: TestGateway, input: object): Promise<Prepared> {
  const owner = await agent(gateway)
  await putDeep(gateway, owner)
  return asAgent(owner, { ...input, kind: 'agent' })
}

/** Changes the required fields of the registration. */
async function rules({ deps }: TestGateway, changed: object): Promise<void> {
  await writeSetting(deps.database, registerSetting, { ...defaultRegisterRules, ...changed }, deps.now())
}

/** An agent with an agent below who has a member below, each with half a percent. */
async function threeDeep(gateway: TestGateway) {
  const [top, middle] = [await agent(gateway), await agent(gateway)]
  const low = await registerMember(gateway)
  await putBelow(gateway, middle, top)
  await putBelow(gateway, low, middle)
  await gateway.deps.database.query(
    `INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at)
     SELECT m.id, '2020-01-01', 50, m.id, :now FROM member m WHERE m.account IN (:username, :setAt)`,
    { now: gateway.clock.now(), username: middle.username, setAt: low.username },
  )
  return { top, middle }
}

/** Producers of the refusals of a code, for every call that takes one. */
export const linkRefusals = (by: (gateway: TestGateway, code: string) => Promise<Prepared>) => {
  const changed = (set: string) => async (gateway: TestGateway) => {
    const { link } = await agentWithLink(gateway, { maxUses: 5 })
    await changeLink(gateway, link, set)
    return await by(gateway, link.code)
  }
  return {
    link_inactive: changed('active = false'),
    link_expired: changed('expires_at = created_at'),
    link_used_up: changed('uses = max_uses'),
    async line_too_deep(gateway) {
      const { owner, link } = await agentWithLink(gateway, { kind: 'agent' })
      await putDeep(gateway, owner)
      return await by(gateway, link.code)
    },
  } satisfies CallProducers['refusals']
}

export const agentLinkProducers = {
  getAgentLinks: {
    async success(gateway) {
      const { owner } = await agentWithLink(gateway)
      return { input: {}, token: owner.token }
    },
    refusals: {},
  },
  createAgentLink: {
    success: (gateway) => wish(gateway),
    refusals: {
      field_invalid: (gateway) => wish(gateway, { name: '\u200B' }),
      link_expired: (gateway) => wish(gateway, { lastDay: '2020-02-29' }),
      async link_limit(gateway) {
        const prepared = await wish(gateway)
        const owner = { token: prepared.token ?? '' }
        const { code } = await linkOf(gateway, owner)
        await gateway.deps.database.query(
          `WITH codes AS (
             INSERT INTO invitation_code (code, member_id, kind, created_at)
             SELECT c.code || '-' || n, c.member_id, c.kind, c.created_at FROM invitation_code c, generate_series(2, 50) n
             WHERE c.code = :code RETURNING code, member_id, created_at)
           INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
           SELECT code, member_id, 'Another', 'member', 0, 'pt', 'home', created_at FROM codes`,
          { code },
        )
        return prepared
      },
      rebate_above_own: (gateway) => wish(gateway, { rate: 101 }),
      line_too_deep: (gateway) => deep(gateway, linkRequest()),
    },
  },
  switchAgentLink: {
    async success(gateway) {
      const { owner, link } = await agentWithLink(gateway)
      return { input: { linkId: link.linkId, isActive: false }, token: owner.token }
    },
    refusals: {
      async link_unknown(gateway) {
        const { token } = await agent(gateway)
        return { input: { linkId: '987654321', isActive: true }, token }
      },
    },
  },
  countLinkClick: {
    async success(gateway) {
      const { link } = await agentWithLink(gateway)
      return { input: { code: link.code }, headers: { 'User-Agent': chrome } }
    },
    refusals: {},
  },
  registerDownline: {
    success: (gateway) => opening(gateway),
    refusals: {
      async registration_closed(gateway) {
        const prepared = await opening(gateway)
        await rules(gateway, { open: false })
        return prepared
      },
      async downline_by_link_only(gateway) {
        const prepared = await opening(gateway)
        const { email } = defaultRegisterRules.fields
        await rules(gateway, { fields: { ...defaultRegisterRules.fields, email: { ...email, required: true } } })
        return prepared
      },
      field_invalid: (gateway) => opening(gateway, { confirmPassword: 'another-one' }),
      async username_taken(gateway) {
        const { username } = await registerMember(gateway)
        return await opening(gateway, { username: username.toUpperCase() })
      },
      rebate_above_own: (gateway) => opening(gateway, { rate: 101 }),
      line_too_deep: (gateway) => deep(gateway, form()),
    },
  },
  getDownlineRebates: {
    async success(gateway) {
      const { top } = await threeDeep(gateway)
      await putBelow(gateway, await registerMember(gateway), top)
      return { input: { pageSize: 10 }, token: top.token }
    },
    refusals: {},
  },
  setDownlineRebate: {
    async success(gateway) {
      const { top, middle } = await threeDeep(gateway)
      return { input: { account: middle.username, rate: 70 }, token: top.token }
    },
    refusals: {
      async downline_unknown(gateway) {
        const [{ token }, { username }] = [await agent(gateway), await registerMember(gateway)]
        return { input: { account: username, rate: 10 }, token }
      },
      async rebate_above_own(gateway) {
        const { top, middle } = await threeDeep(gateway)
        return { input: { account: middle.username, rate: 101 }, token: top.token }
      },
      async rebate_below_downline(gateway) {
        const { top, middle } = await threeDeep(gateway)
        return { input: { account: middle.username, rate: 49 }, token: top.token }
      },
    },
  },
} satisfies Producers
