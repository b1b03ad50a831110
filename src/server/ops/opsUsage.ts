export const USAGE = `Usage:
  npm run ops -- order T-24815               says where an order is, when and to whom it goes, and all of its money
  npm run ops -- order T-24815 assigned      moves it: assigned, supported, delivered or canceled;
                                             a canceled one that is paid by card is refunded
  npm run ops -- order T-24815 paid          says that its bank transfer has come
  npm run ops -- order T-24815 refunded      says that its money was sent back by bank transfer;
                                             a part of its transfer: order T-24815 refunded 12,50,
                                             and as much once more within a day: refunded 12,50 again;
                                             what was noted by mistake: refunded 12,50 undone
  npm run ops -- order T-24815 refund 12,50  plays a refund in the sandbox's dashboard; also refund-failed,
                                             dispute, dispute-won, dispute-lost
  npm run ops -- books                       checks that stock, slots, orders, payments and invoices agree
  npm run ops -- numbers                     lists the last number of orders (T), invoices (FA) and credit notes (AV)
  npm run ops -- numbers FA-2026 5200 <why>  leaves the numbers up to 5200 out, after a backup was restored; also T and AV-2026
  npm run ops -- reconcile                   compares the provider's last seven days with the books;
                                             or from one day to another: reconcile 2026-11-01 2026-11-30
  npm run ops -- provider stripe-live        changes the payment provider of a stopped shop on purpose
  npm run ops -- mails                       lists the mails that have failed and not left, with the reason
  npm run ops -- mails retry                 has them tried again now
  npm run ops -- close-account <email>       closes an account whose owner asks for it by phone or mail, for good;
                                             that of a canteen: close-account <email> canteen
  npm run ops -- catalogue ./carte           loads the files of a folder: what is new is added, what differs changed,
                                             what is gone withdrawn from sale; --dry-run says it and writes nothing
  npm run ops -- places ./places.yaml        loads kitchens, distribution points and delivery zones; --dry-run as above
  npm run ops -- agreements ./companies.yaml loads what companies have agreed on; --dry-run as above
  npm run ops -- pictures ./photos           shows photographs that are named like their articles; --dry-run as above
  npm run ops -- menu 2026-W48               writes the menu of the week as PDF, with prices and without
  npm run ops -- log                         lists the last commands: who ran them, when, what came of it`

/** No command at all, or one that wants to know which there are. */
export const isHelp = ([first]: readonly string[]) =>
  first === undefined || ['help', '--help', '-h'].includes(first)
