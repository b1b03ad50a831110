import { Component, type ReactNode } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { productCopy } from './productCopy'
import styles from './ProductDetails.module.css'

type Props = { onRetry: () => void; children: ReactNode }

/** A sheet that cannot be had leaves the shop as it is and can be requested again. */
export class DetailsBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const retry = () => {
      this.setState({ hasFailed: false })
      this.props.onRetry()
    }
    return (
      <div className={styles.details}>
        <Notice tone="danger">{productCopy.failed}</Notice>
        <Button variant="secondary" onClick={retry}>
          {productCopy.retry}
        </Button>
      </div>
    )
  }
}
