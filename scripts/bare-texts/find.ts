import { relative } from 'node:path'
import ts from 'typescript'
import { textsOf } from './text-types.ts'

/**
 * Finds texts of components that are not the only child of an element. React makes such a text a node of its own, and a browser's
 * translator replaces that node: React then changes a text that nobody sees, or throws when it removes it. An element whose only
 * child is a text has no such node: React writes the whole element.
 *
 * @returns a line for each: file, line and the text's code
 */
export function bareTexts(program: ts.Program, files: ReadonlySet<string>): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const source of program.getSourceFiles()) {
    if (!files.has(source.fileName)) continue
    const report = (node: ts.Node, why: string) => {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const code = node.getText().replace(/\s+/g, ' ').slice(0, 60)
      found.push(`${relative(process.cwd(), source.fileName)}:${line}: ${code}: ${why}`)
    }
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node)) checkChildren(node.openingElement, node.children)
      else if (ts.isJsxFragment(node)) checkChildren(undefined, node.children)
      else if (ts.isJsxAttribute(node)) checkFallback(node)
      else if (isComponent(node)) checkResult(node)
      ts.forEachChild(node, visit)
    }
    const checkChildren = (parent: ts.JsxOpeningElement | undefined, all: readonly ts.JsxChild[]) => {
      const children = all.filter(isDrawn)
      const isAlone = children.length === 1 && parent !== undefined && !isPassedOn(parent, checker)
      for (const child of children) {
        const texts = textsOfChild(child, checker)
        if (isFixed(child, all)) continue
        if (texts === 'several') report(child, 'texts side by side')
        else if (texts === 'one' && !isAlone) report(child, 'a text beside something else, or without an element')
      }
    }
    const checkFallback = ({ name, initializer }: ts.JsxAttribute) => {
      if (name.getText() !== 'fallback' || !initializer) return
      if (
        ts.isStringLiteral(initializer) ||
        (ts.isJsxExpression(initializer) && textsOfChild(initializer, checker) !== 'none')
      )
        report(initializer, 'a text without an element')
    }
    const checkResult = (component: ts.SignatureDeclaration) => {
      const signature = checker.getSignatureFromDeclaration(component)
      if (signature && textsOf(checker.getReturnTypeOfSignature(signature), checker) !== 'none')
        report(component.name ?? component.parent, 'may draw a text without an element (see ui/parts.ts)')
    }
    visit(source)
  }
  return found
}

/** Elements and components that always draw one element. */
const steady = /^([a-z]|Icon$)/

/**
 * Whether the code says that the text never changes while its element lives, and nothing before it can come or go: then React never
 * touches its node again. Only for parts that are in the HTML of every page, whose elements are counted.
 */
function isFixed(child: ts.JsxChild, all: readonly ts.JsxChild[]): boolean {
  const place = all.indexOf(child)
  const before = all.slice(0, place).filter((one) => !ts.isJsxText(one) || isDrawn(one))
  const mark = before.pop()
  const isMarked = mark !== undefined && ts.isJsxExpression(mark) && /^\{\/\* Fixed\b/.test(mark.getText())
  return isMarked && before.every((one) => steady.test(tagOf(one)))
}

function tagOf(child: ts.JsxChild): string {
  if (ts.isJsxElement(child)) return child.openingElement.tagName.getText()
  return ts.isJsxSelfClosingElement(child) ? child.tagName.getText() : ''
}

/** Whether React draws it at all: comments and line breaks between tags are nothing. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return !ts.isJsxExpression(child) || child.expression !== undefined
}

function textsOfChild(child: ts.JsxChild, checker: ts.TypeChecker) {
  if (ts.isJsxText(child)) return 'one'
  if (!ts.isJsxExpression(child) || !child.expression) return 'none'
  return textsOf(checker.getTypeAtLocation(child.expression), checker)
}

/**
 * Whether the tag draws its children as they are, such as `Suspense` or the provider of a context. What our own components do with
 * their children is checked where they are written.
 */
function isPassedOn({ tagName }: ts.JsxOpeningElement, checker: ts.TypeChecker): boolean {
  if (/^[a-z]/.test(tagName.getText())) return false
  const symbol = checker.getSymbolAtLocation(tagName)
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const type = checker.getTypeAtLocation(tagName)
  // A prop that names an element, such as `h2`.
  if (textsOf(type, checker) !== 'none') return false
  const isOurs = real?.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'))
  return (
    !isOurs ||
    type
      .getCallSignatures()
      .every(({ declaration }) => !declaration || declaration.getSourceFile().fileName.includes('/node_modules/'))
  )
}

function isComponent(node: ts.Node): node is ts.SignatureDeclaration {
  if (ts.isMethodDeclaration(node)) return node.name.getText() === 'render' && ts.isClassLike(node.parent)
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? '')
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  if (/^[A-Z]/.test(node.name?.getText() ?? '')) return true
  const { parent } = node
  return ts.isVariableDeclaration(parent) && /^[A-Z]/.test(parent.name.getText())
}
