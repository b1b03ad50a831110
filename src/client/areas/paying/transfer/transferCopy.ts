export const transferCopy = {
  title: 'Votre virement',
  text: (amount: string, day: string) =>
    `Merci de virer ${amount} TTC au plus tard le ${day}, en indiquant la référence, pour que nous puissions rapprocher votre paiement.`,
  accountHolder: 'Titulaire',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Référence',
  copyIban: 'Copier l’IBAN',
  copyReference: 'Copier la référence',
  copied: 'Copié.',
  notCopied: 'La copie n’est pas permise par ce navigateur : sélectionnez le texte.',
} as const
