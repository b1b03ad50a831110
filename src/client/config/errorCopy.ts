const orderFailed = (phone: string) =>
  `Une erreur est survenue, merci de réessayer ou de contacter notre support au ${phone}.`

/**
 * The words for failures. Every screen takes them from here, so that the same failure never has two wordings.
 * docs/rules/errors.md#messages
 */
export const errorCopy = {
  unknownAccount: "Aucun compte n'existe pour cette adresse email.",
  wrongPassword: 'Le mot de passe est incorrect.',
  checkoutIntentFailed: "Une erreur technique est survenue, vous n'avez pas été débité.",
  accountIntentFailed: "Erreur technique, vous n'avez pas été débité.",
  orderFailed,
  invoiceUpdateFailed: orderFailed,
  cookiesDisabled:
    "Les cookies sont nécessaires à l'authentification, veuillez accepter les cookies dans votre navigateur pour pouvoir utiliser le site correctement.",
  termsNotAccepted: "Merci d'accepter les CGV pour poursuivre l'inscription.",
} as const

/** A card failure is shown in the provider's own words, without the transport's prefix. */
export const cardFailureMessage = (message: string) =>
  message.replace(/^\s*GraphQL error:\s*/i, '').trim()
