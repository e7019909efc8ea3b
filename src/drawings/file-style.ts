/**
 * Styles of a drawing that is a separate file. Colors and weights are literal values, because a downloaded file has no
 * stylesheet of the site and CAD viewers do not support variables.
 */
export const FILE_STYLE = `
*{vector-effect:non-scaling-stroke}.drawing-solid{vector-effect:none}
text{font-family:"Geist Mono",Menlo,Consolas,monospace;font-size:11px;fill:#3c4a52}
.drawing-outline,.drawing-outline-bold,.drawing-center,.drawing-detail,.drawing-cut,.drawing-grid,.drawing-dimension,.drawing-frame,.drawing-thin,.drawing-dashed,.drawing-free,.drawing-spring,.drawing-light{fill:none}
.drawing-outline{stroke:#0f1b22;stroke-width:1.35;stroke-linejoin:round}.drawing-outline-bold{stroke:#0f1b22;stroke-width:1.7}.drawing-detail{stroke:#0f1b22;stroke-width:.8}
.drawing-thin{stroke:#5a6870;stroke-width:.8}.drawing-dashed{stroke:#0f1b22;stroke-width:.9;stroke-dasharray:4 3}
.drawing-free{stroke:#e4480c;stroke-dasharray:4 3}.drawing-spring{stroke:#e4480c;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.drawing-light{stroke:#fff;stroke-width:1.2}.drawing-rubber{fill:#2a3136}.drawing-ptfe{fill:#e8ebea}.drawing-steel{fill:#9aa5aa}.drawing-ink{fill:#0f1b22}.drawing-wash{fill:#eceeed}
.drawing-center{stroke:#5a6870;stroke-width:.7;stroke-dasharray:11 3 2 3}.drawing-cut{stroke:#0f1b22;stroke-width:2}
.drawing-hatch{stroke:#0f1b22;stroke-width:.6;opacity:.55}.drawing-grid{stroke:#e9eceb}.drawing-paper,.drawing-label{fill:#fff}
.drawing-dimension{stroke:#e4480c;stroke-width:.9}.drawing-arrow{fill:#e4480c}.drawing-value{fill:#c93800;font-weight:500}
.drawing-title{font-size:12px;font-weight:500;fill:#0f1b22}.drawing-frame{stroke:#b4bcbd}.drawing-key{font-size:10px;fill:#5a6870}`;

/**
 * At menu size: outlines without gaps, no center lines. These rules must override the inline style of hatched parts.
 */
export const MENU_STYLE = `
.drawing-outline{fill:none!important;stroke-width:1.1}.drawing-spring{stroke-width:1.2}.drawing-center,.drawing-thin{display:none}`;
