/** A page of the law: sections of paragraphs and lists. */
export type LegalText = {
  title: string
  /** What the page is for, in a sentence. */
  summary: string
  /** In words, `21 novembre 2026`. */
  updatedOn: string
  sections: readonly LegalSection[]
}

type LegalSection = {
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[]
