import type { useArticle_query$key } from '../../../../__generated__/relay/useArticle_query.graphql'
import type { ShopQueryVariables } from '../../../domain/shopQuery'
import { AddToCart } from '../../features/catalogue/AddToCart'
import { useArticle, type ArticleKind } from '../../features/catalogue/useArticle'
import { MenuDialog } from '../../features/product/MenuDialog'
import { ProductDialog } from '../../features/product/ProductDialog'
import type { ArticleDialogState } from './useArticleDialog'

type Props = {
  kind: ArticleKind
  id: string
  query: useArticle_query$key
  article: ArticleDialogState
  input: ShopQueryVariables['input']
}

export function ArticleDialog({ kind, id, query, article, input }: Props) {
  const headline = useArticle(query, kind, id)
  const action = headline?.canBeOrdered ? <AddToCart {...headline.addToCart} /> : null

  if (kind === 'product') {
    return (
      <ProductDialog
        headline={headline}
        reference={article.reference}
        action={action}
        onRetry={article.retry}
        onClose={article.close}
      />
    )
  }
  const { date, distributionPointsIds, departmentCode } = input
  return (
    <MenuDialog
      headline={headline}
      menuId={id}
      input={{ date, distributionPointsIds, departmentCode }}
      action={action}
      onClose={article.close}
    />
  )
}
