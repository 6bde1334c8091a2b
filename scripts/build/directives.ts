// Build step: adds our own client directives to Astro.
import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean
    'client:near'?: boolean
    'client:popup'?: boolean
    'client:session'?: boolean
  }
}

export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interaction', 'near', 'popup', 'session'])
          addClientDirective({ name, entrypoint: `./src/light/directives/${name}.ts` })
      },
    },
  }
}
