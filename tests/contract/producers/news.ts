import { registerMember } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'

const asked = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'pt' }

export const newsProducers = {
  getNotice: { success: () => ({ input: asked }), refusals: {} },
  getNewsVersion: { success: () => ({ input: { language: 'en' } }), refusals: {} },
  getAnnouncements: { success: () => ({ input: { ...asked, types: 'PU,H' } }), refusals: {} },
  getFirstLoginNotice: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  createEventsTicket: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
} satisfies Producers
