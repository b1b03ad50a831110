import { Suspense } from 'react'
import type { ArticleDialog_query$key } from '#generated/relay/ArticleDialog_query.graphql'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { AwaitedPart } from '../../relay/AwaitedPart'
import { lazyPart } from '../../services/lazyPart'
import type { ArticleDialogState } from './useArticleDialog'

const ArticleDialog = lazyPart(() =>
  import(/* webpackChunkName: "article" */ './ArticleDialog').then(
    ({ ArticleDialog }) => ArticleDialog,
  ),
)

type Props = {
  query: ArticleDialog_query$key
  article: ArticleDialogState
  input: ShopQueryVariables['input']
}

export function ArticleDialogs(props: Props) {
  const { productId, menuId } = props.article
  if (productId === null && menuId === null) return null
  return (
    <Suspense fallback={<AwaitedPart onLeave={props.article.close} />}>
      {productId !== null ? (
        <ArticleDialog key={productId} kind="product" id={productId} {...props} />
      ) : (
        menuId !== null && <ArticleDialog key={menuId} kind="menu" id={menuId} {...props} />
      )}
    </Suspense>
  )
}
