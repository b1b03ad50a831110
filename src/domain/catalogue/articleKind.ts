/** What can be put into a cart: a product, or a menu of several. */
export const ARTICLE_KINDS = ['product', 'menu'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]
