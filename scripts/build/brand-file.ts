// Reads the file named by BRAND: the brand, and its logos as text.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { assign, create, object, pattern, StructError, string } from 'superstruct'
import { themes } from '#games/slots/all-themes.ts'
import { type Brand, BrandStruct } from '#lib/brand-struct.ts'
import { contrastProblems, tokensOf } from './contrast.ts'

const SvgFile = pattern(string(), /^(?!\/)[\w./-]+\.svg$/)
const BrandFileStruct = assign(BrandStruct, object({ logo: object({ mark: SvgFile, wordmark: SvgFile }) }))

export interface OperatorLogos {
  /** Square logo, as an SVG document. */
  readonly mark: string
  /** The name as outlines in `currentColor`. */
  readonly wordmark: string
}

export interface OperatorBrand extends OperatorLogos {
  readonly brand: Brand
}

/**
 * @param file path of a `brand.json`; paths of logos are relative to it
 * @throws Error with every invalid field, every pair of colours with too little contrast, or an unsafe logo
 */
export async function readBrandFile(file: string): Promise<OperatorBrand> {
  const { logo, ...brand } = parse(file, await readFile(file, 'utf8'))
  const problems = contrastProblems(await tokensOf(brand), brand, themes)
  if (problems.length > 0) throw new Error(`${file}: colours too close to read:\n${problems.join('\n')}`)
  const read = (name: string) => readLogo(resolve(dirname(file), name))
  return { brand, mark: await read(logo.mark), wordmark: await read(logo.wordmark) }
}

function parse(file: string, text: string) {
  try {
    return create(JSON.parse(text), BrandFileStruct)
  } catch (thrown) {
    if (!(thrown instanceof StructError)) throw thrown
    const lines = thrown.failures().map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${file}: ${lines.join('\n')}`)
  }
}

/** Reads a logo. The wordmark becomes part of every page, so logos with scripts or external references are refused. */
async function readLogo(file: string): Promise<string> {
  const svg = (await readFile(file, 'utf8')).trim()
  if (!/^<svg[\s>][\s\S]*<\/svg>$/.test(svg)) throw new Error(`${file} is not one SVG element`)
  const unsafe =
    /<(script|style|foreignObject|image|a|iframe|animate|set)\b|\son\w+=|\sstyle=|href="(?!#)|url\((?!#)/i.exec(svg)
  if (unsafe) throw new Error(`${file} must not hold ${unsafe[0].trim()}`)
  return svg.replace(/<title>[^<]*<\/title>/, '')
}
